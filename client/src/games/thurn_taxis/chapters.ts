// Titles of the chapters of the rules: the rules TT-0 to TT-9, TT-10 to TT-19, and so on.

export const CHAPTERS = ['page-rules-setup', 'page-rules-turn', 'page-rules-officials', 'page-rules-closing', 'page-rules-ending', 'page-rules-hidden'];
