// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { navigate, setNavigator, type NavigateOptions } from './navigator.ts';

describe('navigate', () => {
  it('passes path and options to the function of the router', () => {
    const go = vi.fn<(path: string, options?: NavigateOptions) => void>();
    setNavigator(go);
    navigate('/about');
    navigate('/news?category=Tea', { replace: true });
    expect(go.mock.calls).toEqual([
      ['/about', undefined],
      ['/news?category=Tea', { replace: true }],
    ]);
  });

  it.each(['about', '#/about', '//example.com', ''])('refuses %j and changes nothing', (path) => {
    const go = vi.fn<(path: string, options?: NavigateOptions) => void>();
    setNavigator(go);
    expect(() => navigate(path)).toThrow(TypeError);
    expect(go).not.toHaveBeenCalled();
  });
});
