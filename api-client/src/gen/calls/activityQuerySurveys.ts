// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import type { CallOptions, Gateway } from '../../gateway.ts';
import { lazySchema } from '../../schema.ts';
import { zQuestionnaire } from '../models/Questionnaire.ts';
import type { ActivityQuerySurveysContent, ActivityQuerySurveysRequest } from '../types.ts';

export const zActivityQuerySurveysContent = /*#__PURE__*/ lazySchema(() => z.array(zQuestionnaire()));

/**
 * Surveys: POST activity/querySurveys
 *
 * Surveys that are open (proposed).
 */
export function activityQuerySurveys(gateway: Gateway, request: ActivityQuerySurveysRequest = {}, options?: CallOptions): Promise<ActivityQuerySurveysContent> {
    return gateway.call({ path: 'activity/querySurveys', content: zActivityQuerySurveysContent, attempts: 2 }, request, options);
}

/** activity/querySurveys for a query library: the key holds path and request. */
export function activityQuerySurveysQuery(gateway: Gateway, request: ActivityQuerySurveysRequest = {}) {
    return {
        queryKey: ['activity/querySurveys', request] as const,
        queryFn: (context: CallOptions) => activityQuerySurveys(gateway, request, { signal: context.signal }),
    };
}
