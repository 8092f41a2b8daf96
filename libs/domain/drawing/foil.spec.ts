import { luminance, shade, tonesOf } from './foil';

describe('foil colours on the drawing', () => {
  it('lights white from the upper left', () => {
    const { top, left, right, bottom, line, dark } = tonesOf('#F1F1EA');
    expect({ top, left, right, bottom, line, dark }).toEqual({
      top: '#f8f8f6',
      left: '#f5f5f2',
      right: '#eeeeea',
      bottom: '#e9e9e5',
      line: '#9e9e9b',
      dark: false,
    });
  });

  it('lights dark foils less and draws their lines lighter', () => {
    const { top, bottom, line, dark } = tonesOf('#383E42');
    expect({ top, bottom, line, dark }).toEqual({ top: '#54595c', bottom: '#32383b', line: '#7e8284', dark: true });
  });

  it('mixes towards white and black and knows how bright a colour is', () => {
    expect([shade('#000000', 1), shade('#ffffff', -1), shade('#336699', 0)]).toEqual(['#ffffff', '#000000', '#336699']);
    expect([luminance('#000000'), luminance('#ffffff')]).toEqual([0, 1]);
  });
});
