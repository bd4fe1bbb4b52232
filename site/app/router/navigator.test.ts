// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { navigate, setNavigator, type NavigateOptions } from './navigator.ts';

it('navigate passes path and options to the function of the router, and no other path', () => {
  const go = vi.fn<(path: string, options?: NavigateOptions) => void>();
  setNavigator(go);
  navigate('/about');
  navigate('/news?category=Tea', { replace: true });
  expect(() => navigate('about')).toThrow(TypeError);
  expect(go.mock.calls).toEqual([
    ['/about', undefined],
    ['/news?category=Tea', { replace: true }],
  ]);
});
