// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import { gPostalAddress } from '../guards/PostalAddress.ts';
import type { UserSelectUserDataContent, UserSelectUserDataRequest } from '../types.ts';

const gUserData: Guard = ['object', {}, {
    nickname: 'text',
    headUrl: 'text',
    realName: 'text',
    mobile: 'text',
    email: 'text',
    gender: 'text',
    birthday: 'text',
    education: 'text',
    marriage: 'text',
    incomeRange: 'whole',
    company: 'text',
    job: 'text',
    address: gPostalAddress,
}];

/**
 * Read user data: POST user/selectUserData
 *
 * Profile data that the user entered (proposed).
 */
export function userSelectUserData(gateway: Gateway, request: UserSelectUserDataRequest = {}, options?: CallOptions): Reply<UserSelectUserDataContent, never> {
    return gateway.call({ path: 'user/selectUserData', guard: ['some', gUserData], attempts: 2 }, request, options);
}

/** user/selectUserData for a query library: the key holds path and request. */
export function userSelectUserDataQuery(gateway: Gateway, request: UserSelectUserDataRequest = {}) {
    return {
        queryKey: ['user/selectUserData', request] as const,
        queryFn: (context: CallOptions) => userSelectUserData(gateway, request, { signal: context.signal }),
    };
}
