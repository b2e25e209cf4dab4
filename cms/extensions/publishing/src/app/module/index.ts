import { PublishingPage } from './publishing-page';

type Permissions = Readonly<
  Record<string, Readonly<Record<string, { access?: string } | undefined>> | undefined>
>;

/** The module “Publishing” of the admin, for everybody who may read the builds. */
export const publishingModule = {
  id: 'publishing',
  name: '$t:publishing',
  icon: 'rocket_launch',
  routes: [{ path: '', component: PublishingPage }],
  preRegisterCheck: (user: { admin_access?: boolean }, permissions: Permissions): boolean => {
    const access = permissions.builds?.read?.access;
    return user.admin_access === true || access === 'full' || access === 'partial';
  },
};
