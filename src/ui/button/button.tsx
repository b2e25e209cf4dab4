import type { ButtonHTMLAttributes } from 'react';
import * as styles from './button.module.css';

/** `primary` is for the one thing a page wants done; `outline` stands beside it. */
export type ButtonLook = 'primary' | 'outline' | 'quiet';

/**
 * Class of a link that looks like a button.
 *
 * @param look - how much weight it carries
 */
export function buttonClass(look: ButtonLook = 'primary'): string {
  return `${styles.button} ${styles[look]}`;
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
}

/** A button; where it leads to an address, use a link with `buttonClass`. */
export function Button({ look = 'primary', type = 'button', className, ...rest }: ButtonProps) {
  const classes = [buttonClass(look), className].filter(Boolean).join(' ');
  return <button type={type} className={classes} {...rest} />;
}
