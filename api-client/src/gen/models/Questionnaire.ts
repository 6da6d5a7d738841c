// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { whole } from '../../checks.ts';
import { lazySchema } from '../../schema.ts';
import { zFlag } from '../models/Flag.ts';

/**
 * An answer to choose.
 */
const zSubjectOption = /*#__PURE__*/ lazySchema(() => z.object({
    key: z.string(),
    value: z.string()
}));

/**
 * Answers to choose from.
 */
const zSubjectOptions = /*#__PURE__*/ lazySchema(() => z.object({
    optionList: z.nullish(z.array(zSubjectOption())),
    optionUpperLimit: z.nullish(z.number().check(whole))
}));

/**
 * A follow-up question: it is asked when the answer to its subject is this one.
 */
const zSubjectRelation = /*#__PURE__*/ lazySchema(() => z.object({
    relationId: z.union([
        z.string(),
        z.number().check(whole)
    ]),
    relationValue: z.nullish(z.string())
}));

/**
 * A question of a survey.
 */
const zSubject = /*#__PURE__*/ lazySchema(() => z.object({
    subjectId: z.union([
        z.string(),
        z.number().check(whole)
    ]),
    subjectCode: z.nullish(z.string()),
    subjectTitle: z.string(),
    templateCode: z.string(),
    isRequired: z.nullish(zFlag()),
    isHeader: z.nullish(zFlag()),
    isOptionSort: z.nullish(zFlag()),
    subjectRelationList: z.nullish(z.array(zSubjectRelation())),
    subjectOptionData: z.nullish(zSubjectOptions())
}));

/**
 * A survey (spec 3).
 */
export const zQuestionnaire = /*#__PURE__*/ lazySchema(() => z.object({
    id: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    questionnaireCode: z.string(),
    questionnaireTitle: z.nullish(z.string()),
    questionnaireDesc: z.nullish(z.string()),
    questionnaireStatus: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ])),
    subjectList: z.array(zSubject()),
    windowId: z.nullish(z.union([
        z.string(),
        z.number().check(whole)
    ]))
}));

