import { h, type FunctionalComponent, type VNodeChild } from 'vue';
import {
  isRich,
  isSlot,
  textOfSlot,
  type Content,
  type FormWords,
  type Part,
} from '../../../shared/blueprint';
import FormPanel from './FormPanel.vue';
import PeerGallery from './PeerGallery.vue';
import PeerMenu from './PeerMenu.vue';

interface PartsProps {
  parts: readonly Part[];
  content: Content;
  words: FormWords;
}

/** The parts of a page as elements, its islands as components. */
const PeerParts: FunctionalComponent<PartsProps> = ({ parts, content, words }) =>
  parts.map((part) => nodeOf(part, content, words));
PeerParts.props = ['parts', 'content', 'words'];

function nodeOf(part: Part, content: Content, words: FormWords): VNodeChild {
  if (typeof part === 'string') return part;
  if (isSlot(part)) return textOfSlot(part, content);
  if (isRich(part)) return h(part.tag, { ...part.attrs, innerHTML: content[part.rich] ?? '' });
  const { tag, attrs, raw, island } = part;
  if (raw !== undefined) return h(tag, { ...attrs, innerHTML: raw });
  const inside = () => part.children.map((child) => nodeOf(child, content, words));
  if (island === 'menu') return h(PeerMenu, { attributes: attrs }, inside);
  if (island === 'gallery') return h(PeerGallery, { tag, attributes: attrs }, inside);
  if (island === 'form') return h(FormPanel, { attributes: attrs, words }, inside);
  return h(tag, attrs, inside());
}

export default PeerParts;
