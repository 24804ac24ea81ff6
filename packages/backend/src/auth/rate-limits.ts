export interface RateLimit {
  attempts: number;
  seconds: number;
  /** Each time in a row that the attempts are used up, the wait is twice as long, up to so many seconds. Default: it stays. */
  longestSeconds?: number;
}

/** Attempts allowed per network address, per account, per both (a place), and per signed-in user. Many users may share one address: a school, a carrier. */
export interface RateLimits {
  signUpPerAddress: RateLimit;
  signUpPerAccount: RateLimit;
  passwordPerAddress: RateLimit;
  passwordPerClient: RateLimit;
  /** From all places together that the account was never used from. */
  passwordPerAccount: RateLimit;
  refreshPerAddress: RateLimit;
  factorPerAccount: RateLimit;
  mailPerAddress: RateLimit;
  mailPerAccount: RateLimit;
  smsPerAddress: RateLimit;
  smsPerAccount: RateLimit;
  verifyPerAddress: RateLimit;
  verifyPerAccount: RateLimit;
  providerPerAddress: RateLimit;
  /** Requests of tables. */
  restPerPerson: RateLimit;
  /** Uploads and copies in storage. */
  uploadPerPerson: RateLimit;
}

export const defaultRateLimits: RateLimits = {
  signUpPerAddress: { attempts: 600, seconds: 3600 },
  signUpPerAccount: { attempts: 10, seconds: 3600 },
  passwordPerAddress: { attempts: 600, seconds: 300 },
  passwordPerClient: { attempts: 20, seconds: 300, longestSeconds: 3600 },
  passwordPerAccount: { attempts: 20, seconds: 300, longestSeconds: 3600 },
  refreshPerAddress: { attempts: 6000, seconds: 3600 },
  // At the longest wait somebody who knows the password would guess for centuries.
  factorPerAccount: { attempts: 10, seconds: 300, longestSeconds: 6 * 3600 },
  mailPerAddress: { attempts: 300, seconds: 3600 },
  mailPerAccount: { attempts: 6, seconds: 3600 },
  // Each of them costs money, which some make by having them sent.
  smsPerAddress: { attempts: 30, seconds: 3600 },
  smsPerAccount: { attempts: 5, seconds: 3600 },
  verifyPerAddress: { attempts: 600, seconds: 300 },
  verifyPerAccount: { attempts: 20, seconds: 300 },
  providerPerAddress: { attempts: 600, seconds: 300 },
  restPerPerson: { attempts: 300, seconds: 60 },
  uploadPerPerson: { attempts: 60, seconds: 60 },
};
