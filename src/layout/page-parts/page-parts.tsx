import { Fragment, type ComponentType, type ReactNode } from 'react';

/** An entry of a page's table of parts. */
export interface PagePart<Page, Id extends string = string> {
  /** Unique in the table; its component may use it as the name in the address. */
  id: Id;
  /** Whether the page has anything to show in this part. */
  isShown(page: Page): boolean;
  /** The part; nothing where it is not shown. */
  render(page: Page): ReactNode;
}

/**
 * Creates the entries of a table of parts. One function both selects a part's props and decides
 * whether it is shown, so that no link leads to a missing part.
 *
 * @returns a function that takes the id of a part, the selector of its props (falsy if there is
 *   nothing to show), and the component that takes these props and the id
 * @example
 * const part = partsOf<{ images: string[] }>();
 * part('album', ({ images }) => images.length > 0 && { images }, Album);
 */
export function partsOf<Page>() {
  return function part<const Id extends string, Props extends object>(
    id: Id,
    propsOf: (page: Page) => Props | false | '' | null | undefined,
    Component: ComponentType<Props & { id: Id }>,
  ): PagePart<Page, Id> {
    return {
      id,
      isShown: (page) => Boolean(propsOf(page)),
      render(page) {
        const props = propsOf(page);
        return props ? <Component {...props} id={id} /> : null;
      },
    };
  };
}

interface PagePartsProps<Page> {
  parts: readonly PagePart<Page>[];
  page: Page;
}

/** All parts that a page has, in the order of the table. */
export function PageParts<Page>({ parts, page }: PagePartsProps<Page>) {
  return parts.map(({ id, render }) => <Fragment key={id}>{render(page)}</Fragment>);
}
