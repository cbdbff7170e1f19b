/** What stands in the file of third-party notices besides the licences themselves. */
export const THIRD_PARTY_NOTICES = {
  title: 'Third-party notices',
  introduction: [
    'Creator Cash Advance is made with the work of others. Named here is every package that it asks for, and those that',
    'these ask for in turn, with its version, its licence and the text of that licence.',
  ],
  licence: (name: string) => `Licence: ${name}`,
  noFile: 'The package brings no licence file; it names this licence.',
  brands: 'The licence is that of the drawings. The brands and their marks belong to their owners.',
} as const;

/** The text of the MIT licence below its line of copyright, for a package that names it and brings no file. */
export const MIT_TEXT = `Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`;
