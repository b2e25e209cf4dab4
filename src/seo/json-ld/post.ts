import type { Article, Event, NewsArticle } from 'schema-dts';
import { dayOf, modifiedAfter } from '../../domain/publication';
import { imagesOf, organizationOf, urlOf, type DataContext, type SharedImage } from './json-ld';

/** A dated text as its page shows it. */
export interface PostFacts {
  readonly title: string;
  readonly summary: string | null;
  readonly publishedAt: string;
  readonly updatedAt: string | null;
  readonly image?: SharedImage | null;
  /** Who wrote it; the company where nobody is named. */
  readonly author?: { readonly name: string } | null;
}

/** What news of an event say about it. */
export interface EventFacts {
  readonly eventStart: string | null;
  readonly eventEnd: string | null;
  readonly eventPlace: string | null;
  readonly eventCountry: string | null;
}

/** Search engines cut longer headlines. */
const HEADLINE_LENGTH = 110;

/** A piece of news or an article. */
export function article(
  type: 'NewsArticle' | 'Article',
  post: PostFacts,
  context: DataContext,
): NewsArticle | Article {
  const url = urlOf(context, context.path);
  const company = organizationOf(context);
  return {
    '@type': type,
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    headline: post.title.slice(0, HEADLINE_LENGTH),
    datePublished: dayOf(post.publishedAt),
    dateModified: modifiedAfter(post.publishedAt, post.updatedAt) ?? dayOf(post.publishedAt),
    inLanguage: context.language,
    author: post.author ? { '@type': 'Person', name: post.author.name } : company,
    publisher: company,
    ...(post.summary && { description: post.summary }),
    image: imagesOf(context, post.image),
  };
}

/** The event that news announce; nothing without its day and place. */
export function event(post: PostFacts & EventFacts, context: DataContext): Event | undefined {
  const { eventStart, eventEnd, eventPlace, eventCountry } = post;
  if (!eventStart || !eventPlace) return undefined;
  const url = urlOf(context, context.path);
  return {
    '@type': 'Event',
    '@id': `${url}#event`,
    name: post.title,
    startDate: dayOf(eventStart),
    endDate: dayOf(eventEnd ?? eventStart),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: eventPlace,
      address: {
        '@type': 'PostalAddress',
        streetAddress: eventPlace,
        ...(eventCountry && { addressCountry: eventCountry }),
      },
    },
    organizer: organizationOf(context),
    url,
    ...(post.summary && { description: post.summary }),
    image: imagesOf(context, post.image),
  };
}
