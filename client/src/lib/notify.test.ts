import { describe, expect, it } from 'vitest';
import { marked, numbered } from './notify';

describe('the number of tables that wait', () => {
  it('stands before the title, once', () => {
    expect(marked('Postroad', 2)).toBe('(2) Postroad');
    expect(marked('(2) Postroad', 3)).toBe('(3) Postroad');
    expect(marked('(3) Postroad', 0)).toBe('Postroad');
  });

  it('fits into the icon', () => {
    expect(decodeURIComponent(numbered(4))).toContain('>4</text>');
    expect(decodeURIComponent(numbered(120))).toContain('>9+</text>');
  });
});
