import { useEffect } from 'react';
import { pageNotFound } from '../domain/app-error';
import { track } from '../utils/data-layer';
import { logError } from '../utils/log';

/** Logs a path that has no page, and tells the data layer (specification, section 2). */
export function useReportNotFound(path: string): void {
  useEffect(() => {
    const { message, statusCode } = pageNotFound(path);
    logError(message);
    track('page_not_found', { error_status: statusCode, page_path: path });
  }, [path]);
}
