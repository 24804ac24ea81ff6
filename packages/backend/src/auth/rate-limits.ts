export interface RateLimit {
  attempts: number;
  seconds: number;
}

/** How often one network address, and one account, may try. Many people share an address: a school, a mobile carrier. */
export interface RateLimits {
  signUpPerAddress: RateLimit;
  signUpPerAccount: RateLimit;
  passwordPerAddress: RateLimit;
  passwordPerAccount: RateLimit;
  refreshPerAddress: RateLimit;
  factorPerAccount: RateLimit;
}

export const defaultRateLimits: RateLimits = {
  signUpPerAddress: { attempts: 600, seconds: 3600 },
  signUpPerAccount: { attempts: 10, seconds: 3600 },
  passwordPerAddress: { attempts: 600, seconds: 300 },
  passwordPerAccount: { attempts: 20, seconds: 300 },
  refreshPerAddress: { attempts: 6000, seconds: 3600 },
  factorPerAccount: { attempts: 10, seconds: 300 },
};
