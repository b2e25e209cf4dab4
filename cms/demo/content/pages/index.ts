// One item a route; the slug is the route's name.
import type { DemoPage } from '../../types';
import { about } from './about';
import { account } from './account';
import { contacts } from './contacts';
import { cooperation } from './cooperation';
import { home } from './home';
import { articles, career, docs, news, projects, sales } from './lists';
import { notFound } from './not-found';
import { apartments, oneRoomApartments, villas } from './types-of-homes';
import { whyIsland } from './why-island';

export const pages: DemoPage[] = [
  home,
  projects,
  villas,
  apartments,
  oneRoomApartments,
  about,
  whyIsland,
  cooperation,
  career,
  contacts,
  news,
  articles,
  sales,
  docs,
  notFound,
  account,
];
