import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The person who signs in. */
export interface Person {
  sub: string;
  email: string;
  given_name: string;
  family_name: string;
}

export interface OidcIssuer {
  url: string;
  stop(): Promise<void>;
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * An OpenID Connect provider on loopback: discovery, authorization without a page, tokens for a code that
 * works once and with the verifier of its challenge alone (PKCE).
 *
 * @param clientId The only client it knows.
 * @param person Whom it signs in.
 */
export async function startOidcIssuer(clientId: string, person: Person): Promise<OidcIssuer> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const codes = new Map<string, { challenge: string; nonce: string }>();
  let issuer = '';

  const idToken = (nonce: string) => {
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer, aud: clientId, iat: now, exp: now + 60, nonce, ...person };
    const signed = `${encode({ alg: 'RS256', kid: 'key' })}.${encode(claims)}`;
    return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
  };

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
    const json = (body: object, status = 200) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (pathname === '/.well-known/openid-configuration') {
      json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      });
    } else if (pathname === '/keys') {
      json({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'key', alg: 'RS256' }] });
    } else if (pathname === '/authorize' && searchParams.get('client_id') === clientId) {
      const code = randomUUID();
      codes.set(code, {
        challenge: searchParams.get('code_challenge') ?? '',
        nonce: searchParams.get('nonce') ?? '',
      });
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      back.searchParams.set('code', code);
      back.searchParams.set('state', searchParams.get('state') ?? '');
      response.writeHead(302, { Location: back.href }).end();
    } else if (pathname === '/token') {
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString()));
      request.on('end', () => {
        const body = new URLSearchParams(text);
        const code = body.get('code') ?? '';
        const known = codes.get(code);
        codes.delete(code);
        const challenge = createHash('sha256')
          .update(body.get('code_verifier') ?? '')
          .digest('base64url');
        if (known?.challenge !== challenge) return json({ error: 'invalid_grant' }, 400);
        return json({
          access_token: randomUUID(),
          token_type: 'Bearer',
          expires_in: 60,
          id_token: idToken(known.nonce),
        });
      });
    } else {
      json({ error: 'not_found' }, 404);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: issuer,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
