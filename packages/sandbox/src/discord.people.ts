/** `email` can be null: Discord accounts may have no address. */
export type Person = { id: string; username: string; name: string; email: string | null; verified: boolean };

export const people: readonly Person[] = [
  {
    id: '200000000000000001',
    username: 'sample_sam',
    name: 'Sample Sam',
    email: 'sam@example.com',
    verified: true,
  },
  {
    id: '200000000000000002',
    username: 'sample_dana',
    name: 'Sample Dana',
    email: 'dana@example.com',
    verified: true,
  },
  {
    id: '200000000000000003',
    username: 'sample_uma',
    name: 'Sample Uma',
    email: 'uma@example.com',
    verified: false,
  },
  { id: '200000000000000004', username: 'sample_nilo', name: 'Sample Nilo', email: null, verified: false },
];

/** The user object of Discord's `/users/@me`; without the scope 'email' the last two fields are absent. */
export function toUser({ id, username, name, email, verified }: Person, scope: string) {
  const withEmail = scope.split(' ').includes('email') ? { email, verified } : {};
  return {
    id,
    username,
    global_name: name,
    discriminator: '0',
    avatar: null,
    banner: null,
    accent_color: null,
    public_flags: 0,
    flags: 0,
    premium_type: 0,
    locale: 'en-US',
    mfa_enabled: false,
    ...withEmail,
  };
}
