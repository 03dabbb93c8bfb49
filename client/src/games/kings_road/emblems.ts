// What regions and cards look like: a few strokes each, in a square of 100.
// `solid` is filled with ink, `pale` with paper, `line` is only a stroke.

export interface Stroke {
  d: string;
  as: 'solid' | 'pale' | 'line';
}

const solid = (d: string): Stroke => ({ d, as: 'solid' });
const pale = (d: string): Stroke => ({ d, as: 'pale' });
const line = (d: string): Stroke => ({ d, as: 'line' });

export const EMBLEMS: Record<string, readonly Stroke[]> = {
  'zin-kais-deep': [
    pale('M6 56a44 27 0 1 0 88 0a44 27 0 1 0 -88 0Z'),
    line('M16 57a34 19 0 0 1 68 0M80 66a34 19 0 0 1 -56 6'),
    solid('M28 58a22 12 0 1 0 44 0a22 12 0 1 0 -44 0Z'),
    line('M14 30q6 -8 12 0t12 0M58 24q6 -8 12 0t12 0'),
  ],
  'wizards-tower': [
    pale('M36 92L40 44H60L64 92Z'),
    solid('M34 44L50 8L66 44Z'),
    line('M50 8V2M30 92H70M44 56H56M43 72H57'),
    solid('M46 62a4 6 0 0 1 8 0V70H46Z'),
    solid('M80 14l3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1Z'),
    line('M18 30l6 6M24 30l-6 6'),
  ],
  'wild-hills': [
    pale('M2 86Q24 34 50 86Z'),
    pale('M46 86Q74 24 98 86Z'),
    pale('M22 88Q50 46 78 88Z'),
    line('M40 66q8 -6 16 0M66 56q8 -8 16 -2M16 70q6 -8 12 -4'),
    solid('M20 44L28 22L36 44ZM26 44h4v8h-4ZM82 36L88 20L94 36ZM87 36h3v7h-3Z'),
  ],
  'kings-altar': [
    pale('M16 60H84L78 70H22Z'),
    pale('M28 70H72V88H28Z'),
    solid('M20 88H80V94H20Z'),
    solid('M50 6C62 22 66 34 60 46Q57 52 50 52Q43 52 40 46C36 36 46 28 50 6Z'),
    pale('M50 30q7 9 4 15q-4 4 -8 0q-3 -6 4 -15Z'),
    line('M38 60h24M44 76v8M56 76v8'),
  ],
  'temple-ruins': [
    pale('M14 40H28V84H14ZM42 56H56V84H42ZM72 28H86V84H72Z'),
    line('M18 46v32M24 46v32M46 62v18M52 62v18M76 34v44M82 34v44'),
    solid('M8 84H92V92H8ZM10 34H32V40H10ZM68 22H90V28H68Z'),
    solid('M40 56l6 -7 4 4 8 -5v8Z'),
    line('M8 20L40 10L58 14'),
  ],
  'dark-tower': [
    solid('M30 92L34 34H66L70 92Z'),
    solid('M26 34V14H36V22H45V14H55V22H64V14H74V34Z'),
    pale('M46 46a4 7 0 0 1 8 0V58H46Z'),
    pale('M44 92V80a6 8 0 0 1 12 0V92Z'),
    line('M12 92H88M10 24q8 -6 14 0M78 44q8 -6 14 0'),
  ],
  'dragons-lair': [
    pale('M4 90Q10 36 34 28Q50 4 72 26Q92 38 96 90Z'),
    solid('M24 90Q26 46 50 44Q74 46 76 90Z'),
    pale('M32 68l12 5 -3 5q-7 -1 -9 -10ZM68 68l-12 5 3 5q7 -1 9 -10Z'),
    line('M20 48q8 -6 12 -14M70 34q8 4 12 16M44 88l2 -4 2 4 2 -4 2 4 2 -4 2 4'),
  ],
  'kings-castle': [
    pale('M10 90V40H28V90ZM72 90V40H90V90ZM28 90V58H72V90ZM40 58V28H60V58Z'),
    solid('M8 40V30H14V35H24V30H30V40ZM70 40V30H76V35H86V30H92V40ZM37 28V18H43V23H57V18H63V28Z'),
    solid('M43 90V76a7 8 0 0 1 14 0V90Z'),
    line('M50 18V2M19 30V14M81 30V14'),
    solid('M50 2L66 7L50 12ZM19 14L31 18L19 22ZM81 14L93 18L81 22Z'),
  ],
  'knight': [
    pale('M22 88V42Q22 12 52 12Q80 14 80 46V88Z'),
    solid('M36 40H86V52H36Z'),
    line('M58 52V88M64 62h10M64 70h10M64 78h10'),
    solid('M50 12Q40 2 18 8Q30 12 34 20Z'),
  ],
  'dragon': [
    pale('M10 62Q14 30 40 22L36 8L52 20Q74 20 92 44L84 52L90 56L74 64Q58 62 50 70Q46 86 60 94H22Q8 82 10 62Z'),
    solid('M60 34a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z'),
    line('M84 52Q74 54 66 52M24 40q8 4 8 12M18 58q9 2 12 10M22 76q8 0 12 6'),
    solid('M36 8L52 20L40 22Z'),
  ],
  'witch': [
    pale('M30 72Q40 60 44 30L64 6L60 24Q60 54 72 72Z'),
    solid('M4 80Q24 68 50 70Q76 68 96 80Q74 92 50 90Q26 92 4 80Z'),
    solid('M38 56Q50 62 64 56L67 64Q50 70 34 64Z'),
    line('M56 20l8 4M80 20l4 10 10 2M16 36l3 8 8 2'),
  ],
};
