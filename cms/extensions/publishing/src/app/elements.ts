import { h, resolveComponent, type VNode, type VNodeChild } from 'vue';
import { reasonParts } from './rules/items';

type Props = Readonly<Record<string, unknown>>;
type Slots = Readonly<Record<string, () => VNodeChild>>;

const isSlots = (content: VNodeChild | Slots): content is Slots =>
  typeof content === 'object' &&
  content !== null &&
  !Array.isArray(content) &&
  Object.values(content).every((slot) => typeof slot === 'function');

/**
 * Resolves a component of Directus' app by name. Only inside a render function.
 *
 * @param content - its children, or its slots
 */
export function element(name: string, props: Props, content?: VNodeChild | Slots): VNode {
  const slots = isSlots(content) ? content : { default: () => content };
  return h(resolveComponent(name), props, slots);
}

/** A decorative icon beside a label. */
export const icon = (name: string, props: Props = {}): VNode =>
  element('v-icon', { name, small: true, 'aria-hidden': 'true', ...props });

/** A link to a page of the site, in a new tab. */
export const siteLink = (address: string, text: string, props: Props = {}): VNode =>
  h('a', { href: address, target: '_blank', rel: 'noopener', ...props }, text);

/** A link to a page of the admin. */
export const adminLink = (to: string, text: string): VNode => element('router-link', { to }, text);

/**
 * The reason why a build did not go live, a line per problem, with links to the items.
 *
 * @param open - label of such a link
 */
export function reasonLines(reason: string | null, open: string): VNode | null {
  const lines = (reason ?? '').split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return null;
  const content = (line: string) =>
    reasonParts(line).map((part) =>
      typeof part === 'string' ? part : [' ', adminLink(part.to, open)],
    );
  return h(
    'ul',
    { class: 'publishing-reason' },
    lines.map((line) => h('li', content(line))),
  );
}
