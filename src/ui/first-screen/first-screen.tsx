import {
  Children,
  createContext,
  isValidElement,
  Suspense,
  useContext,
  type ReactNode,
} from 'react';

/** Whether the whole page is rendered, or its first screen only. */
export const WholePage = createContext(true);

/**
 * Renders its first child with the first screen of a page, the others with the rest of it. Each of the
 * others hydrates by itself, after the first screen or as soon as the visitor uses it
 * (docs/decisions/0071-parts-hydrate-by-themselves.md).
 */
export function FirstScreen({ children }: { children: ReactNode }) {
  const isWhole = useContext(WholePage);
  // Keyed, and the first apart: what the first step shows stays.
  const [first, ...rest] = Children.toArray(children);
  return (
    <>
      {first}
      {isWhole &&
        rest.map((part) => (
          <Suspense key={isValidElement(part) ? part.key : String(part)}>{part}</Suspense>
        ))}
    </>
  );
}
