import { SearchPreviewPanel } from './search-preview-panel';

/** The field below the search texts that shows the search result and the shared link. */
export const searchPreviewInterface = {
  id: 'publishing-search-preview',
  name: '$t:search',
  icon: 'travel_explore',
  component: SearchPreviewPanel,
  types: ['alias'],
  localTypes: ['presentation'],
  group: 'presentation',
  options: null,
};
