import { useEffect, useState } from 'react';
import {
  parseProjectFilter,
  writeProjectFilter,
  type ProjectChoices,
  type ProjectFilter,
} from '../../domain/project-filter';

/**
 * The filter in the URL's query. A change replaces the history entry, so that a reload and a link
 * show the same list and the back button leaves it.
 */
export function useProjectFilter(
  choices: ProjectChoices,
): [ProjectFilter, (filter: ProjectFilter) => void] {
  const [filter, setFilter] = useState<ProjectFilter>({});
  useEffect(() => {
    const read = () => setFilter(parseProjectFilter(window.location.search, choices));
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [choices]);
  const change = (next: ProjectFilter) => {
    const { pathname, search, hash } = window.location;
    window.history.replaceState(
      window.history.state,
      '',
      pathname + writeProjectFilter(search, next) + hash,
    );
    setFilter(next);
  };
  return [filter, change];
}
