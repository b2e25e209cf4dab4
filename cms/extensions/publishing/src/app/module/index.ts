import { PUBLISHING_NAME } from '../../../../../access/module-bar';
import { GuidePage } from '../guide/guide-page';
import { MeetingsPage } from '../meetings/meetings-page';
import { PublishingPage } from './publishing-page';

type Permissions = Readonly<
  Record<string, Readonly<Record<string, { access?: string } | undefined>> | undefined>
>;

/** The module “Publishing” of the admin, for everybody who may read the builds. */
export const publishingModule = {
  id: 'publishing',
  name: PUBLISHING_NAME,
  icon: 'rocket_launch',
  routes: [
    { path: '', component: PublishingPage },
    { path: 'meetings', component: MeetingsPage },
    { path: 'guide', component: GuidePage },
  ],
  preRegisterCheck: (user: { admin_access?: boolean }, permissions: Permissions): boolean => {
    const access = permissions.builds?.read?.access;
    return user.admin_access === true || access === 'full' || access === 'partial';
  },
};
