import type { VNode } from 'vue';
import { GUIDE_PATH } from '../../../../../access/module-bar';
import { element, icon } from '../elements';
import { meetingsTexts } from '../meetings/texts';
import type { Words } from '../use-words';
import { MEETINGS_PATH } from './paths';

const item = (to: string, name: string, text: string): VNode =>
  element('v-list-item', { to, exact: true }, [
    element('v-list-item-icon', {}, icon(name, { small: false })),
    element('v-list-item-content', {}, text),
  ]);

/** Navigation between the pages of the module. */
export const moduleNavigation = ({ texts, locale }: Words): VNode =>
  element('v-list', { nav: true }, [
    item('/publishing', 'rocket_launch', texts.title),
    item(MEETINGS_PATH, 'event', meetingsTexts(locale).title),
    item(GUIDE_PATH, 'help', texts.guide.title),
  ]);
