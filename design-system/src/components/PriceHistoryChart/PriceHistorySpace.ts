import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';

/** As high as a PriceHistoryChart with a button under it, so that nothing moves when it arrives. */
export const PriceHistorySpace = styled.div`
  min-inline-size: 0;
  min-block-size: 408px;
  ${media.desktop} {
    min-block-size: 432px;
  }
`;
