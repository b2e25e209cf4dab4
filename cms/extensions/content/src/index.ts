import type { Router } from 'express';
import { keepDeletedTexts } from './deleted-texts';
import { guardContent } from './guard';
import { narrowModuleBar } from './own-bar';
import { translateNames } from './own-names';
import { guardProfiles } from './own-profile';
import { narrowHistory } from './history';
import type { HookRegister, Host } from './host';
import { completeNewItems } from './new-item';
import { redirectMoves } from './redirect-moves';
import { guardRemoval } from './removal';
import { addContentRoutes } from './routes';

const guards = (register: HookRegister, host: Host): void => {
  // Before the validation, which expects a slug.
  completeNewItems(register);
  guardContent(register, host);
  guardRemoval(register, host);
  keepDeletedTexts(register, host);
  narrowHistory(register);
};

const routes = (router: Router, host: Host): void => addContentRoutes(router, host);

export const endpoints = [{ name: 'content', config: { id: 'content', handler: routes } }];
export const hooks = [
  { name: 'content-guards', config: guards },
  { name: 'content-bar', config: narrowModuleBar },
  { name: 'content-moves', config: redirectMoves },
  { name: 'content-names', config: translateNames },
  { name: 'content-profiles', config: guardProfiles },
];
export const operations = [];
