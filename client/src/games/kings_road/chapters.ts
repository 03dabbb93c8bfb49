// Titles of the chapters of the rules: the rules KR-0 to KR-9, KR-10 to KR-19, and so on.

export const CHAPTERS = ['page-rules-setup', 'page-rules-choosing', 'page-rules-scoring', 'page-rules-ending', 'page-rules-variants', 'page-rules-hidden'];
