import { numberInterface } from './number-input';

export const interfaces = [numberInterface];
