import { guardContent } from './guard';
import { redirectMoves } from './redirect-moves';

export const endpoints = [];
export const hooks = [
  { name: 'content-links', config: guardContent },
  { name: 'content-moves', config: redirectMoves },
];
export const operations = [];
