import { useEffect } from 'react';
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3';
import { RECAPTCHA_SITE_KEY } from '../../config/browser';
import type { ExecuteCaptcha } from './captcha-token';

export interface CaptchaProps {
  /** Language of the badge. */
  language: string;
  /** Called with the captcha once it is ready. */
  onReady(execute: ExecuteCaptcha): void;
}

/** Loads reCAPTCHA v3 while it is mounted. */
export function Captcha({ language, onReady }: CaptchaProps) {
  return (
    <GoogleReCaptchaProvider reCaptchaKey={RECAPTCHA_SITE_KEY} language={language}>
      <Ready onReady={onReady} />
    </GoogleReCaptchaProvider>
  );
}

function Ready({ onReady }: Pick<CaptchaProps, 'onReady'>) {
  const { executeRecaptcha } = useGoogleReCaptcha();
  useEffect(() => {
    if (executeRecaptcha) onReady(executeRecaptcha);
  }, [executeRecaptcha, onReady]);
  return null;
}
