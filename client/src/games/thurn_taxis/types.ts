// Types shared by the files of this game's page.

import type { Table } from '../../lib/table';
import type { ThurnTaxisFacts, ThurnTaxisPlayerView, ThurnTaxisView } from '../../lib/wire';

export type View = ThurnTaxisView;
export type Facts = ThurnTaxisFacts;
export type Player = ThurnTaxisPlayerView;
export type LegalAction = View['legal'][number];
export type PostTable = Table<View, Facts>;
export type End = 'left' | 'right' | 'new';
export type Official = 'administrator' | 'postmaster' | 'carrier' | 'cartwright';

export const GAME = 'thurn-taxis';
export const OFFICIALS: readonly Official[] = ['administrator', 'postmaster', 'carrier', 'cartwright'];
