import { describe, expect, it } from 'vitest';
import {
  DatabaseUnavailableError,
  isConnectionLoss,
  whileAvailable,
} from './databaseUnavailable.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

describe('an error of the database', () => {
  it.each([
    ...['57P01', '57P02', '57P03', '57P05', '08006', '08001', '53300'].map(withCode),
    ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'].map(withCode),
    new Error('Connection terminated unexpectedly'),
    new Error('Connection terminated due to connection timeout'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Client has encountered a connection error and is not queryable'),
  ])('%o means that it was unavailable, and is refused as such', async (error) => {
    expect(isConnectionLoss(error)).toBe(true);
    const refused = whileAvailable(() => Promise.reject(error));
    await expect(refused).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE', cause: error });
  });

  it.each([
    ...['23505', '40001', '57014', '53100', 'ENOSPC'].map(withCode),
    new Error('the connection of ideas'),
    new DatabaseUnavailableError(),
  ])('%o is rethrown unchanged', async (error) => {
    expect(isConnectionLoss(error)).toBe(false);
    await expect(whileAvailable(() => Promise.reject(error))).rejects.toBe(error);
  });
});
