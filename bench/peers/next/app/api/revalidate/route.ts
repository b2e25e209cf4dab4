import { revalidatePath } from 'next/cache';
import { NextResponse, type NextRequest } from 'next/server';

/** What the CMS would call after a save: on-demand revalidation of one page. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const { path } = (await request.json()) as { path: string };
  revalidatePath(path);
  return NextResponse.json({ revalidated: path });
}
