import { guardContent } from './guard';

export const endpoints = [];
export const hooks = [{ name: 'content-links', config: guardContent }];
export const operations = [];
