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
  mailPerAddress: RateLimit;
  mailPerAccount: RateLimit;
  verifyPerAddress: RateLimit;
  verifyPerAccount: RateLimit;
}

export const defaultRateLimits: RateLimits = {
  signUpPerAddress: { attempts: 600, seconds: 3600 },
  signUpPerAccount: { attempts: 10, seconds: 3600 },
  passwordPerAddress: { attempts: 600, seconds: 300 },
  passwordPerAccount: { attempts: 20, seconds: 300 },
  refreshPerAddress: { attempts: 6000, seconds: 3600 },
  factorPerAccount: { attempts: 10, seconds: 300 },
  mailPerAddress: { attempts: 300, seconds: 3600 },
  mailPerAccount: { attempts: 6, seconds: 3600 },
  verifyPerAddress: { attempts: 600, seconds: 300 },
  verifyPerAccount: { attempts: 20, seconds: 300 },
};
