import type { VNode } from 'vue';
import { GUIDE_PATH } from '../../../../../access/module-bar';
import { element, icon } from '../elements';
import type { AdminTexts } from '../texts';

const item = (to: string, name: string, text: string): VNode =>
  element('v-list-item', { to, exact: true }, [
    element('v-list-item-icon', {}, icon(name, { small: false })),
    element('v-list-item-content', {}, text),
  ]);

/** Navigation between the pages of the module. */
export const moduleNavigation = ({ title, guide }: AdminTexts): VNode =>
  element('v-list', { nav: true }, [
    item('/publishing', 'rocket_launch', title),
    item(GUIDE_PATH, 'help', guide.title),
  ]);
