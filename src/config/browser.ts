/** On the root element while the head's script leads the visitor to another page. */
export const MOVING_ATTRIBUTE = 'data-moving';
