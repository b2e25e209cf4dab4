import type { GatsbyLinkProps } from 'gatsby';
import { createElement } from 'react';

/** Props that Gatsby's link keeps to itself. */
const LINK_PROPS = ['to', 'activeClassName', 'activeStyle', 'partiallyActive', 'replace', 'state'];

/** A link as a reader meets it: an anchor. */
export function Link(props: GatsbyLinkProps<unknown>) {
  const attributes = Object.entries(props).filter(([name]) => !LINK_PROPS.includes(name));
  return createElement('a', { ...Object.fromEntries(attributes), href: props.to });
}

/** Queries run when the site is built; tests hand in their results. */
export const graphql = () => undefined;

export const useStaticQuery = jest.fn();

export const navigate = jest.fn();
