// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zPostalAddress } from '../models/PostalAddress.ts';
import type { UserSelectUserDataContent, UserSelectUserDataRequest } from '../types.ts';

/**
 * What users told about themselves.
 */
const zUserData = /*#__PURE__*/ lazySchema(() => z.object({
    nickname: z.nullish(z.string()),
    headUrl: z.nullish(z.string()),
    realName: z.nullish(z.string()),
    mobile: z.nullish(z.string()),
    email: z.nullish(z.string()),
    gender: z.nullish(z.string()),
    birthday: z.nullish(z.string()),
    education: z.nullish(z.string()),
    marriage: z.nullish(z.string()),
    incomeRange: z.nullish(z.number().check(whole)),
    company: z.nullish(z.string()),
    job: z.nullish(z.string()),
    address: z.nullish(zPostalAddress())
}));

export const zUserSelectUserDataContent = /*#__PURE__*/ lazySchema(() => zUserData());

/**
 * Read user data: POST user/selectUserData
 *
 * What users told about themselves (proposed).
 */
export function userSelectUserData(gateway: Gateway, request: UserSelectUserDataRequest = {}, options?: CallOptions): Promise<UserSelectUserDataContent> {
    return gateway.call({ path: 'user/selectUserData', content: zUserSelectUserDataContent, attempts: 2 }, request, options);
}

/** user/selectUserData for a query library: the key holds path and request. */
export function userSelectUserDataQuery(gateway: Gateway, request: UserSelectUserDataRequest = {}) {
    return {
        queryKey: ['user/selectUserData', request] as const,
        queryFn: (context: CallOptions) => userSelectUserData(gateway, request, { signal: context.signal }),
    };
}
