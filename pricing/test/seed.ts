import fc from 'fast-check'

/** One seed for all properties, so that every run of the mutation tests gives the same result. */
fc.configureGlobal({ seed: 20_260_601 })
