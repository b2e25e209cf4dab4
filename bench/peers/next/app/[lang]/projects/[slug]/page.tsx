import { PROJECT } from '../../../../../shared/content';
import { PeerPage } from '../../../../components/peer-page';
import '../../../../styles/project.css';

export const revalidate = 3600;

export const generateStaticParams = () => [{ slug: PROJECT }];

interface PageProps {
  params: Promise<{ lang: string; slug: string }>;
}

export default async function ProjectPage({ params }: PageProps) {
  const { lang, slug } = await params;
  return <PeerPage kind="project" lang={lang} slug={slug} />;
}
