import type { Table } from '../../lib/table';
import Board from './Board.svelte';

export { Board };

export function status(table: Table): string {
  return table.words.text('page-status');
}
