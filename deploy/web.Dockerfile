# nginx as Debian has it, with its brotli module, and certbot. Context: the folder deploy/.
FROM debian:12.11-slim
RUN apt-get update \
  && apt-get install -y -qq --no-install-recommends \
    nginx-light libnginx-mod-http-brotli-static openssl curl certbot \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o www-data -g www-data -m 700 /var/lib/island-web
COPY nginx.conf nginx.sh /app/
USER www-data
CMD ["/app/nginx.sh"]
