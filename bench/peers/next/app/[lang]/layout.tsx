import type { ReactNode } from 'react';
import { LANGS, LANGUAGES } from '../../../shared/content';

export const generateStaticParams = () => LANGS.map((lang) => ({ lang }));

interface LayoutProps {
  children: ReactNode;
  params: Promise<{ lang: string }>;
}

export default async function Layout({ children, params }: LayoutProps) {
  const { lang } = await params;
  return (
    <html lang={LANGUAGES[lang] ?? lang}>
      <body>{children}</body>
    </html>
  );
}
