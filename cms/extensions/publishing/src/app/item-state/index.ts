import { PUBLISHING_NAME } from '../../../../../access/module-bar';
import { ItemStatePanel } from './item-state-panel';

/** The field at the top of each form that says whether the item is on the site. */
export const itemStateInterface = {
  id: 'publishing-item-state',
  name: PUBLISHING_NAME,
  icon: 'rocket_launch',
  component: ItemStatePanel,
  types: ['alias'],
  localTypes: ['presentation'],
  group: 'presentation',
  hideLabel: true,
  options: null,
};
