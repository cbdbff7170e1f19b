import { and, not } from 'xstate';
/** How a signed-in session follows what other tabs do (R2.1, R2.4). */
export const sessionFollowsOtherTabs = [
  {
    guard: not('isSignedInElsewhere'),
    target: 'guest',
    actions: ['forgetEverything', 'announceForgotten'],
    description: 'Another tab signed out: everything typed and uploaded is forgotten here too.',
    meta: { requirements: ['R2.4'] },
  },
  {
    guard: and(['isOtherUserElsewhere', 'isConnectedElsewhere']),
    target: '.patreonConnected',
    actions: ['forgetEverything', 'announceForgotten', 'rememberUser'],
    description: 'Another creator with Patreon connected signed in in another tab: nothing typed here is theirs.',
    meta: { requirements: ['R2.1', 'R2.4'] },
  },
  {
    guard: 'isOtherUserElsewhere',
    target: '.patreonDisconnected',
    actions: ['forgetEverything', 'announceForgotten', 'rememberUser'],
    description: 'Another creator signed in in another tab: nothing typed here is theirs.',
    meta: { requirements: ['R2.1', 'R2.4'] },
  },
  {
    guard: 'isConnectedElsewhere',
    target: '.patreonConnected',
    actions: 'rememberUser',
    description: 'Another tab connected Patreon.',
    meta: { requirements: ['R2.1'] },
  },
  {
    target: '.patreonDisconnected',
    actions: 'rememberUser',
    description: 'Another tab signed in without a Patreon connection.',
    meta: { requirements: ['R2.1'] },
  },
] as const;
