import { createElement, Fragment, type ReactNode } from 'react';
import {
  isRich,
  isSlot,
  plainText,
  textOfSlot,
  type Content,
  type FormWords,
  type Part,
} from '../../shared/blueprint';
import { FormPanel } from './form-panel';
import { Gallery } from './gallery';
import { Menu } from './menu';
import { reactProps } from './react-props';

interface PartsProps {
  parts: readonly Part[];
  content: Content;
  words: FormWords;
}

/** The parts of a page as server components, its islands as client components. */
export function Parts({ parts, content, words }: PartsProps): ReactNode {
  return parts.map((part, index) => (
    <Fragment key={index}>{elementOf(part, content, words)}</Fragment>
  ));
}

function elementOf(part: Part, content: Content, words: FormWords): ReactNode {
  if (typeof part === 'string') return part;
  if (isSlot(part)) return textOfSlot(part, content);
  const props = reactProps(part.tag, part.attrs);
  const html = isRich(part) ? (content[part.rich] ?? '') : part.raw;
  if (html !== undefined) {
    return createElement(part.tag, { ...props, dangerouslySetInnerHTML: { __html: html } });
  }
  if (isRich(part)) return null;
  // React takes one text there.
  if (part.tag === 'title') return <title>{plainText(part.children, content)}</title>;
  const { children, island, tag } = part;
  const inside =
    children.length > 0 ? <Parts parts={children} content={content} words={words} /> : undefined;
  if (island === 'menu') return <Menu attributes={props}>{inside}</Menu>;
  if (island === 'gallery') {
    return (
      <Gallery tag={tag} attributes={props}>
        {inside}
      </Gallery>
    );
  }
  if (island === 'form') {
    return (
      <FormPanel attributes={props} words={words}>
        {inside}
      </FormPanel>
    );
  }
  return createElement(tag, props, inside);
}
