import { Children, createContext, useContext, type ReactNode } from 'react';

/** Whether the whole page is rendered, or its first screen only. */
export const WholePage = createContext(true);

/** Renders its first child with the first screen of a page, the others with the rest of it. */
export function FirstScreen({ children }: { children: ReactNode }) {
  const isWhole = useContext(WholePage);
  // Keyed in both steps: what the first one shows stays.
  const parts = Children.toArray(children);
  return <>{isWhole ? parts : parts[0]}</>;
}
