/** Pages that lead on by themselves, verification by verification: the line below the title counts them. */
export const ways = [
  ['accumFundStepOne', 'accumFundStepTwo', 'result'],
  ['wsdStepOne', 'wsdStepTwo', 'wsdAuthPushStream', 'result'],
  ['wxAuthindex', 'wxAuth', 'result'],
  ['xszAuth', 'result'],
  ['vehicle', 'result'],
  ['taxAuth', 'result'],
  ['gsAuth', 'result'],
  ['fpUpload', 'result'],
  ['academicAuth', 'academicAuthLoading', 'academicAuthResult'],
  ['card', 'result'],
] as const
